import type pg from "pg";
import { databaseError } from "./database-error.ts";
import { forgetIfStale, prepared } from "./prepared.ts";
import type { Statement } from "./statement.ts";
import { connect } from "./transaction.ts";

/** A statement of a journal. `kept` is called once it is committed. */
export interface ToJournal extends Statement {
  kept?(): void;
}

/**
 * Executes statements of background work in one transaction, which takes one round trip and one write of the log. All
 * or none are stored.
 */
export async function journalTogether(servicePool: pg.Pool, statements: readonly ToJournal[]): Promise<void> {
  const client = await connect(servicePool);
  try {
    const send = () => statements.map(({ text, values }) => client.query(prepared(text, values)));
    // One statement is a transaction of its own.
    if (statements.length === 1) await Promise.all(send());
    else await Promise.all([client.query("begin"), ...send(), client.query("commit")]);
    client.release();
  } catch (error) {
    for (const { text } of statements) forgetIfStale(text, error);
    // The next user would be in the failed transaction.
    client.release(true);
    throw databaseError(error);
  }
  for (const { kept } of statements) kept?.();
}
