/**
 * Wait for statements that were asked at once. Where some fail, the first of them is what is thrown: those behind it in a
 * transaction fail because of it.
 */
export async function allInOrder<const T extends readonly unknown[]>(
  asked: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(asked);
  return Promise.all(asked);
}
