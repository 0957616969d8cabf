/**
 * Wait for statements that were sent together. Where some fail, the first of them is what is thrown: those behind it in a
 * transaction fail because of it.
 */
export async function allInOrder<const T extends readonly unknown[]>(
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(statements);
  return Promise.all(statements);
}
