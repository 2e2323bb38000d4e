const pageSize = 200;

/**
 * Processes all rows in pages, ordered by id. One failure does not block the others. Returns the failures.
 */
export async function forEachPage<Row extends { subscription_id: string }>(
  read: (page: { afterId: string; limit: number }) => Promise<Row[]>,
  work: (row: Row) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  let afterId = "";
  for (;;) {
    const page = await read({ afterId, limit: pageSize });
    for (const row of page) await work(row).catch((error: unknown) => failures.push(error));
    const last = page.at(-1);
    if (!last || page.length < pageSize) return failures;
    afterId = last.subscription_id;
  }
}
