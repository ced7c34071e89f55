// Tailwind only because `@foyer/ui-radix` is source here; in the registry its stylesheet is compiled.
export default { plugins: { '@tailwindcss/postcss': {} } }
