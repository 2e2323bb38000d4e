import {
  type Decide,
  type Decision,
  type ToolContext,
  ToolError,
  type ToolOutput,
} from "#features/tools/server/index.ts";
import type { Label } from "#platform/contract/label.ts";
import { userOf } from "#platform/server/context.ts";
import { type Order, PageElement, PageState } from "../host/orders.ts";
import { addWaitingCall, markPersonal, type SessionRow, takeHandBack } from "../session.repository.ts";
import { type BrowserSessions, sessionOfRun } from "../sessions.ts";
import { presentState } from "./present-state.ts";

const lookAgainMs = 15 * 60_000;
const awaits = "the browser to be handed back";

/** A rule of one tool. `session` is the browser of the run, if it has one. */
export type PageRule<Input> = (
  context: ToolContext,
  call: Parameters<Decide<Input>>[1],
  session: SessionRow | undefined,
) => Promise<Decision>;

/** The rule of a tool, which waits while the person has taken the browser over. */
export function whenHandedBack<Input>(rule: PageRule<Input>): Decide<Input> {
  return async (context, call) => {
    const { ctx, runId } = context;
    const session = await sessionOfRun(ctx, runId);
    const isTaken =
      session?.is_open === true &&
      session.taken_over_at !== null &&
      (await addWaitingCall(ctx.services.servicePool, keyOf(context), call.id));
    if (!isTaken) return rule(context, call, session);
    const wakeAt = new Date(ctx.now().getTime() + lookAgainMs);
    return { outcome: "ask", reason: "browsing.taken_over", wait: { kind: "event", wakeAt, awaits } };
  };
}

interface Act {
  order: Order;
  summary: (state: PageState) => string;
  /** Something of the person or of the model stands on the page from now on. */
  isPersonal?: boolean;
}

/**
 * Carries out an act in the browser of the run and reads the page. Throws `browsing.taken_over` right after a hand-back,
 * except for reading: the model meant another page.
 */
export async function actOnPage(
  sessions: BrowserSessions,
  context: ToolContext,
  { order, summary, isPersonal = false }: Act,
): Promise<ToolOutput> {
  const pool = context.ctx.services.servicePool;
  const isHandedBack = await takeHandBack(pool, keyOf(context));
  if (isHandedBack && order.act !== "open") {
    if (order.act !== "read") throw notDone("The page is as they left it: read it with browser_read.");
    const state = PageState.parse(await askHandedBack(sessions, context, order));
    return presentState(context, state, { summary: "Read the page after you handed it back", isHandedBack });
  }
  if (isPersonal) await markPersonal(pool, keyOf(context));
  const state = PageState.parse(await askHandedBack(sessions, context, order));
  return presentState(context, state, { summary: summary(state), isHandedBack });
}

/**
 * Carries out an order of a call that was decided already. Throws `browsing.taken_over` when the person took the browser
 * over since.
 */
export async function askHandedBack(
  sessions: BrowserSessions,
  context: ToolContext,
  order: Order,
): Promise<unknown> {
  const session = await sessionOfRun(context.ctx, context.runId);
  if (session?.is_open && session.taken_over_at) {
    throw notDone("Use browser_read, which waits until they hand it back.");
  }
  return sessions.askOfRun(context, order);
}

function notDone(then: string): ToolError {
  return new ToolError(
    "browsing.taken_over",
    `The person took over the browser, so nothing was done. Refs from before are not valid any more. ${then}`,
    { summary: "Not done: you had the page." },
  );
}

/** What elements are, remembered for this call: they have to be the same when it is carried out. */
export async function describeFor(
  sessions: BrowserSessions,
  context: ToolContext,
  refs: string[],
): Promise<PageElement[]> {
  const order = { act: "describe", refs, rememberAs: context.callId } as const;
  return PageElement.array().parse(await sessions.askOfRun(context, order));
}

/** The label of what quotes the page. */
export const wordsOfPage: Label = { integrity: "untrusted", readers: [] };

/** A rule that cannot look at the page denies, in the words of the browser. */
export async function orDeny(decide: () => Promise<Decision>): Promise<Decision> {
  try {
    return await decide();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { code, message, label = wordsOfPage } = error;
    return { outcome: "deny", refusal: { code, message, summary: message.slice(0, 200), label } };
  }
}

export function keyOf({ ctx, runId }: ToolContext) {
  return { workspaceId: userOf(ctx).workspaceId, runId };
}
