import { once } from "node:events";
import { hostname } from "node:os";
import { connect, type TLSSocket } from "node:tls";
import { resolvePublic, systemResolver } from "#platform/server/guarded-fetch/resolve-public.ts";
import type { Batch, BatchLine } from "../batch.ts";
import { DeliveryError, saidBy } from "../delivery-error.ts";
import { checkOutside, type Outside } from "../outside.ts";
import type { Target } from "../target.ts";

const usualPort = 6514;

/**
 * Sends a batch to a syslog server over TLS. Syslog has no answer: a batch counts as delivered once the server has
 * taken all bytes and closed the connection after us.
 */
export async function sendSyslog(
  outside: Outside,
  { address, secrets }: Target,
  { lines }: Batch,
  { signal }: { signal: AbortSignal },
): Promise<string> {
  const checked = checkOutside(outside, withPort(address));
  const [dialled] = await resolvePublic(checked, outside.resolve ?? systemResolver);
  const host = checked.url.host;
  const socket = connect({
    host: dialled?.address ?? checked.host,
    port: Number(checked.url.port || 443),
    ...(/^[\d.]+$|:/.test(checked.host) ? {} : { servername: checked.host }),
    ...(secrets.certificate ? { ca: secrets.certificate } : {}),
  });
  const stop = () => socket.destroy(new Error("It took too long."));
  signal.addEventListener("abort", stop, { once: true });
  try {
    await once(socket, "secureConnect");
    await sendAll(
      socket,
      lines.map((line) => formatMessage(line, hostname())),
    );
    return host;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new DeliveryError(saidBy(host, words), { cause: error });
  } finally {
    signal.removeEventListener("abort", stop);
    socket.destroy();
  }
}

async function sendAll(socket: TLSSocket, messages: readonly Buffer[]): Promise<void> {
  const closed = once(socket, "close");
  socket.resume();
  for (const message of messages) if (!socket.write(message)) await once(socket, "drain");
  socket.end();
  await closed;
}

/** The rules of addresses are those of the web, whose ports are not ours. */
function withPort(address: string): string {
  const url = new URL(address.replace(/^tls:/, "https:"));
  if (!/:\d+$/.test(address.replace(/\/$/, ""))) url.port = String(usualPort);
  return url.href;
}

/** Log audit. */
const facility = 13;
const severities = { ok: 6, failed: 5, denied: 4 } as const;

/** An event as a message of syslog (RFC 5424), with its length before it (RFC 5425). */
function formatMessage({ text, act, outcome, at }: BatchLine, host: string): Buffer {
  const priority = facility * 8 + severities[outcome];
  const head = `<${priority}>1 ${at.toISOString()} ${host} adjutant - ${act.slice(0, 32)} -`;
  const message = Buffer.from(`${head} ${text}`);
  return Buffer.concat([Buffer.from(`${message.length} `), message]);
}
