/** Runs `perform` `count` times, one after the other. Returns the time of each in ms. */
export async function timeEach(count: number, perform: (index: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const startedAt = performance.now();
    await perform(index);
    times.push(performance.now() - startedAt);
  }
  return times;
}
