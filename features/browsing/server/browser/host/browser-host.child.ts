import { ActError } from "./act-error.ts";
import * as acts from "./acts.ts";
import { startFilteringProxy } from "./filtering-proxy.ts";
import { launchChromium, NoSandboxError } from "./launch-chromium.ts";
import { moveSession } from "./move-session.ts";
import { openContext } from "./open-context.ts";
import type { HostMessage, HostStart, Order } from "./orders.ts";
import { liveFrame, pageState } from "./page-state.ts";
import { secretValues } from "./secret-values.ts";

// The process of one browser session. It ends with its server: Chromium ends when its pipe to this process closes.

const send = (message: HostMessage) => void process.send?.(message, undefined, undefined, () => undefined);

process.once("disconnect", () => process.exit(0));
process.once("message", (start: HostStart) => void begin(start));

async function begin({ chromiumPath, folder, allowedOrigins, uid }: HostStart): Promise<void> {
  try {
    const proxy = await startFilteringProxy({ allowedOrigins });
    const { browser, isSandboxed } = await launchChromium({
      chromiumPath,
      proxyPort: proxy.port,
      folder,
      uid,
    });
    browser.once("disconnected", () => process.exit(1));
    const session: acts.Session = {
      open: await openContext(browser),
      secrets: secretValues(),
      shown: new Map(),
      sending: new Set(),
      allowedOrigins,
      isInside: false,
      async move(isInside) {
        const open = () => openContext(browser);
        session.open = await moveSession(isInside, { proxy, from: session.open, open });
        session.isInside = isInside;
      },
    };
    // Acts one after another; frames and the person's hands beside them.
    let turn: Promise<unknown> = Promise.resolve();
    process.on("message", ({ id, order }: { id: number; order: Order }) => {
      const isBeside = order.act === "frame" || order.act === "input" || order.act === "describe";
      const done = isBeside ? carryOut(session, order) : turn.then(() => carryOut(session, order));
      if (!isBeside) turn = done.catch(() => undefined);
      done.then(
        (value) => send({ type: "reply", id, value }),
        // Of an act that Chromium did not survive nobody knows how far it got: the end of this process says so.
        (error: unknown) => browser.isConnected() && send({ type: "error", id, ...explain(error) }),
      );
    });
    send({ type: "ready", isSandboxed });
  } catch (error) {
    const code = error instanceof NoSandboxError ? "no_sandbox" : "not_started";
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    send({ type: "failed", code, message: String(cause).slice(0, 1_500) });
    process.disconnect?.();
  }
}

function carryOut(session: acts.Session, order: Order): Promise<unknown> {
  const { open, secrets } = session;
  switch (order.act) {
    case "open":
      return acts.openAddress(session, order.url);
    case "read":
      return pageState(open, secrets);
    case "describe":
      return acts.describe(session, order);
    case "click":
      return acts.click(session, order);
    case "type":
      return acts.type(session, order);
    case "scroll":
      return acts.scroll(session, order.direction);
    case "download":
      return acts.download(session, order);
    case "fill_secret":
      return acts.fillSecret(session, order);
    case "picture":
      return acts.picture(session);
    case "frame":
      return liveFrame(session, order.isCovered);
    case "input":
      return acts.input(session, order);
  }
}

function explain(error: unknown): { code: string; message: string } {
  if (error instanceof ActError) return { code: error.code, message: error.message };
  return { code: "not_done", message: "The browser could not do this." };
}
