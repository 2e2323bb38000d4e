import { createHmac } from "node:crypto";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions, Mode } from "../billing-options.ts";
import { countTrialsOfCard, noteCardOfTrial } from "../checkout/trial-redemption.repository.ts";
import { deriveSecret } from "../keys/derive-secret.ts";
import { modeOf } from "../mode-of.ts";
import { isMissing } from "../stripe/is-missing.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { idOf } from "../subscriptions/snapshot.ts";
import { trialAccess } from "./billing-finding.access.ts";
import { recordFinding } from "./record-finding.ts";

/** A household or company may share a card. More trials than this become a finding. */
const usualTrials = 2;

interface NoteCard {
  mode: Mode;
  customerId: string;
  cardHash: string;
}

/** Stores the card's keyed fingerprint only. Returns its number of trials. */
export const noteCard = command(
  "trial.note_card",
  trialAccess.note_card,
  async (ctx, { mode, customerId, cardHash }: NoteCard): Promise<number> => {
    if (!(await noteCardOfTrial(ctx.db, mode, { customerId, cardHash }))) return 0;
    await ctx.audit({
      act: "trial.card_noted",
      workspaceId: installationWorkspaceId,
      target: [{ type: "customer", id: customerId }],
      isWithoutSource: true,
    });
    return countTrialsOfCard(ctx.db, mode, cardHash);
  },
);

/**
 * Records a card given for a trial. A card of several trials becomes a finding; nobody is refused because of
 * it. The hash is keyed, so it identifies no card outside.
 */
export async function readCard(ctx: Ctx, billing: BillingOptions, id: string): Promise<void> {
  const mode = modeOf(billing);
  const stripe = await stripeClient(ctx.services, billing);
  const method = await stripe.paymentMethods.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  const fingerprint = method?.card?.fingerprint;
  if (!method || !fingerprint) return;
  const pepper = await deriveSecret(ctx.services, "card");
  const cardHash = createHmac("sha256", pepper).update(fingerprint).digest("hex");
  const trials = await noteCard(ctx, { mode, customerId: idOf(method.customer), cardHash });
  if (trials <= usualTrials) return;
  const finding = { kind: "card_shared" as const, objectId: cardHash.slice(0, 32), facts: { trials } };
  await recordFinding(ctx, { mode, finding });
}
