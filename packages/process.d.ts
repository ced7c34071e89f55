// For packages without the types of Node. Bundlers replace `process.env.NODE_ENV`; a page without a bundler has no
// `process`.
declare const process: { readonly env: { readonly NODE_ENV?: string } }
