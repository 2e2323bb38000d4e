import type { Trigger } from "../../contract/index.ts";

/** How a sender proves the secret, in two sentences. */
export function DeliveryHelp({ start }: Pick<Trigger, "start">) {
  if (start.kind !== "webhook") return null;
  return (
    <p className="text-sm text-ink-2">
      {start.proof === "bearer" ? (
        <>
          Send a POST request with the header <code>Authorization: Bearer &lt;secret&gt;</code>. With an{" "}
          <code>Idempotency-Key</code>, a repeated delivery starts nothing more.
        </>
      ) : (
        <>
          Send a POST request signed as in Standard Webhooks, with the headers <code>webhook-id</code>,{" "}
          <code>webhook-timestamp</code> and <code>webhook-signature</code>. A repeated id starts nothing
          more.
        </>
      )}{" "}
      The body is text of at most 64 KB. The assistant reads it as material, never as an instruction.
    </p>
  );
}
