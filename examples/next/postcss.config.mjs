// Tailwind only because `@foyer/ui-radix` is source here: from the registry its stylesheet comes compiled.
export default { plugins: { '@tailwindcss/postcss': {} } }
