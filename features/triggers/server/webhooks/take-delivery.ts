import { createHash } from "node:crypto";
import type { MaterialPart } from "#features/chat/contract/index.ts";
import { cleanText } from "#platform/contract/clean-text.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { triggerErrors } from "../../contract/index.ts";
import { fire } from "../firing/fire.ts";
import type { FiringRow } from "../firing.repository.ts";
import { findSecret } from "../secret.repository.ts";
import { findTriggerAnywhere, type TriggerRow } from "../trigger.repository.ts";
import { newSecret, openSecrets } from "../trigger-secrets.ts";
import { checkProof, type Proof } from "./check-proof.ts";

export interface Delivery extends Proof {
  triggerId: string;
  /** Names the delivery when `id` does not. */
  idempotencyKey: string | undefined;
}

/** Of one webhook, once its secret was proved. */
const perWebhook = { name: "triggers.deliver", burst: 60, perMinute: 60 };

/**
 * Takes a delivery: whoever proves the secret starts a run for the person of the webhook. The body is material, never
 * an instruction. The same delivery fires once. Throws what the sender has to know; what refuses the run is noted with
 * the firing, and is not the sender's business.
 */
export async function takeDelivery(system: Ctx, delivery: Delivery): Promise<FiringRow> {
  const trigger = await requireProved(system, delivery);
  await requireToken(system, perWebhook, trigger.id);
  if (trigger.paused_at) fail(triggerErrors, "trigger.paused");
  const { body } = delivery;
  const bodyHash = createHash("sha256").update(body).digest("hex");
  const firing = await fire(system, trigger, {
    ...{ cause: "delivery", key: `delivery:${idOf(delivery)}`, dueAt: system.now() },
    ...{ bodyHash, materials: materialsOf(trigger, body) },
  });
  if (!firing) return fail(triggerErrors, "trigger.paused");
  if (firing.body_hash !== bodyHash) fail(triggerErrors, "trigger.delivery_id_taken");
  return firing;
}

/** An address that does not exist is refused like a wrong secret. */
async function requireProved(system: Ctx, delivery: Delivery): Promise<TriggerRow> {
  const { triggerId } = delivery;
  const found = isUuid(triggerId)
    ? await query(system, async ({ db }) => {
        const secret = await findSecret(db, triggerId);
        const trigger =
          secret && (await findTriggerAnywhere(db, { workspaceId: secret.workspace_id, id: triggerId }));
        return secret && trigger && !trigger.deleted_at ? { secret, trigger } : undefined;
      })
    : undefined;
  const { secrets } = system.services;
  const accepted = found ? openSecrets(secrets, found.secret, system.now()) : [newSecret()];
  const outcome = checkProof(found?.trigger.proof ?? "bearer", accepted, delivery, system.now());
  if (!found || outcome === "wrong") return fail(triggerErrors, "trigger.wrong_secret");
  if (outcome === "stale") fail(triggerErrors, "trigger.stale");
  return found.trigger;
}

/** The sender's id for it. Without one, each delivery is another. */
function idOf({ id, idempotencyKey }: Delivery): string {
  const given = id ?? idempotencyKey;
  if (given === undefined) return newId();
  if (!/^[\x21-\x7e]{1,200}$/.test(given)) fail(triggerErrors, "trigger.delivery_id_invalid");
  return given;
}

/** Whoever has the secret wrote it, and may have copied it from anywhere. */
function materialsOf({ name }: TriggerRow, body: Buffer): MaterialPart[] {
  const text = textOf(body).trim();
  if (text === "") return [];
  return [{ type: "material", title: `What was delivered to “${name}”`, text, integrity: "untrusted" }];
}

function textOf(body: Buffer): string {
  try {
    return cleanText(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return fail(triggerErrors, "trigger.not_text");
  }
}
