/** Marks a branch the types rule out; reaching it means data or code broke its promise, so it throws. */
export const assertNever = (value: never): never => {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
};
