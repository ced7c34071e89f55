/** The shape in which the backend says why it refuses. */
export function refuse(status: number, name: string, description: string): Response {
  return Response.json({ status: 'FAILED', reasons: [{ name, description }] }, { status })
}
