/** Error answer of the backend, with a reason. */
export function refuse(status: number, name: string, description: string): Response {
  return Response.json({ status: 'FAILED', reasons: [{ name, description }] }, { status })
}
