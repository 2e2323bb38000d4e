const pageSize = 200;

/** Works on all rows, page by page in the order of their ids; one that fails keeps no other waiting. Returns what failed. */
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
