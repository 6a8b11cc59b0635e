/** css-tree in parts: as a whole it brings the syntax of every property along. */
declare module 'css-tree/parser' {
  import type { parse } from 'css-tree';
  const parser: typeof parse;
  export default parser;
}
declare module 'css-tree/generator' {
  import type { generate } from 'css-tree';
  const generator: typeof generate;
  export default generator;
}
declare module 'css-tree/walker' {
  import type { findAll, walk } from 'css-tree';
  const walker: typeof walk & { findAll: typeof findAll };
  export default walker;
}
