/**
 * Wait for statements that were sent together. If some fail, this throws the error of the first, because in a
 * transaction the later ones fail as a consequence.
 */
export async function allInOrder<const T extends readonly unknown[]>(
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(statements);
  return Promise.all(statements);
}
