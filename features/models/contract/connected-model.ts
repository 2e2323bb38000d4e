import { z } from "zod";
import { ModelCapabilities, ProviderKind } from "./model.ts";
import { ModelPrice } from "./model-price.ts";

/** Why a call failed. `said` is what the provider answered, bounded and without keys. */
export const CallFailure = z
  .object({ code: z.string(), message: z.string(), said: z.string().nullable() })
  .meta({ id: "CallFailure" });
export type CallFailure = z.infer<typeof CallFailure>;

/** How a model's calls went, on all servers. */
export const ModelHealth = z
  .object({
    /** The last 24 hours, oldest first, one entry for each hour with calls. */
    hours: z.array(z.object({ hour: z.iso.datetime(), answered: z.int(), failed: z.int() })),
    lastAnswerAt: z.iso.datetime().nullable(),
    lastFailure: CallFailure.extend({ at: z.iso.datetime() }).nullable(),
    /** Failures since the last answer that may pass by themselves. */
    failuresInRow: z.int(),
    /** Set while the model is skipped; in the past, the next call tries it. */
    pausedUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: "ModelHealth" });
export type ModelHealth = z.infer<typeof ModelHealth>;

/** Who may use a model; null: everyone. */
export const ModelAudience = z
  .object({
    /** Keys of plans. Workspaces in one of them may use it. */
    plans: z.array(z.string().regex(/^[a-z][a-z0-9_-]{0,63}$/)).max(100),
    teams: z.array(z.object({ workspaceId: z.uuid(), teamId: z.uuid() })).max(200),
  })
  .meta({ id: "ModelAudience" });
export type ModelAudience = z.infer<typeof ModelAudience>;

/** What a model can be restricted to. */
export const PossibleAudiences = z
  .object({
    plans: z.array(z.object({ key: z.string(), name: z.string() })),
    /** At most 200. */
    teams: z.array(
      z.object({ workspaceId: z.uuid(), teamId: z.uuid(), name: z.string(), workspace: z.string() }),
    ),
  })
  .meta({ id: "PossibleAudiences" });
export type PossibleAudiences = z.infer<typeof PossibleAudiences>;

/** A connected model, as admins see it. */
export const ConnectedModel = z
  .object({
    id: z.uuid(),
    label: z.string(),
    provider: z.string(),
    providerId: z.uuid(),
    providerKind: ProviderKind,
    /** The provider's name of the model. */
    modelId: z.string(),
    isEnabled: z.boolean(),
    isDefault: z.boolean(),
    capabilities: ModelCapabilities,
    /** Null: the provider does not say. */
    contextTokens: z.int().nullable(),
    /** Null: the capabilities are assumed. */
    testedAt: z.iso.datetime().nullable(),
    /** Its place in the fallback order; null: it replaces no other. */
    fallbackPosition: z.int().nullable(),
    audience: ModelAudience.nullable(),
    health: ModelHealth,
    /** Null: no price is set, so its calls are free. */
    price: ModelPrice.nullable(),
  })
  .meta({ id: "ConnectedModel" });
export type ConnectedModel = z.infer<typeof ConnectedModel>;

/** The result of a test: what was found, or why it failed. */
export const ModelTest = z
  .object({
    failure: CallFailure.nullable(),
    firstPartMs: z.int().nullable(),
    capabilities: ModelCapabilities,
    isEnabled: z.boolean(),
  })
  .meta({ id: "ModelTest" });
export type ModelTest = z.infer<typeof ModelTest>;
