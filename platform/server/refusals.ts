/** What is to be recorded about a refusal, by its error. The command that is refused leaves nothing itself. */
const records = new WeakMap<object, () => Promise<void>>();

/** Has `record` run once the refused transaction is rolled back. It opens one of its own. */
export function withRecord<Refusal extends object>(refusal: Refusal, record: () => Promise<void>): Refusal {
  records.set(refusal, record);
  return refusal;
}

/** Records a refusal, once, and goes on with it. */
export async function recordRefusal(error: unknown): Promise<never> {
  const record = error instanceof Object ? records.get(error) : undefined;
  if (record && error instanceof Object) {
    records.delete(error);
    await record();
  }
  throw error;
}
