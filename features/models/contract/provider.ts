import { z } from "zod";
import { ProviderKind } from "./model.ts";
import { ProviderChoice } from "./provider-choice.ts";

export const maxKeyCharacters = 2_000;
const ApiKey = z.string().trim().min(1).max(maxKeyCharacters);
const BaseUrl = z.string().trim().min(1).max(500);

/** A connected provider. Its key is never part of a reply. */
export const ModelProvider = z
  .object({
    id: z.uuid(),
    kind: ProviderKind,
    name: z.string(),
    /** Null: the vendor's own address. */
    baseUrl: z.string().nullable(),
    hasKey: z.boolean(),
    modelCount: z.number().int(),
    /** Whether prompts to it stay on this machine or in a private network. */
    isInside: z.boolean(),
  })
  .meta({ id: "ModelProvider" });
export type ModelProvider = z.infer<typeof ModelProvider>;

export const ConnectProvider = z.object({
  choice: ProviderChoice,
  name: z.string().trim().min(1).max(80),
  baseUrl: BaseUrl.optional(),
  /** Stored encrypted, and never part of a reply. */
  apiKey: ApiKey.optional(),
  /** The environment variable with the key, one of those offered. Instead of `apiKey`. */
  keySetting: z.string().max(100).optional(),
  /** Connects without asking the server for its models first. */
  isUnchecked: z.boolean().default(false),
});
export type ConnectProvider = z.input<typeof ConnectProvider>;

export const ReplaceProviderKey = z.object({ apiKey: ApiKey });

/** A model that a provider lists. */
export const OfferedModel = z
  .object({
    modelId: z.string(),
    /** As the provider says; null when it does not. */
    contextTokens: z.number().int().nullable(),
    isAdded: z.boolean(),
  })
  .meta({ id: "OfferedModel" });
export type OfferedModel = z.infer<typeof OfferedModel>;

/** What could be connected: servers found on this machine, and keys found in the environment. */
export const ProviderOffers = z
  .object({
    servers: z.array(
      z.object({
        name: z.string(),
        baseUrl: z.string(),
        models: z.array(z.string()),
        /** The provider that is connected there already. */
        connectedAs: z.string().nullable(),
      }),
    ),
    keys: z.array(
      z.object({
        choice: ProviderChoice,
        name: z.string(),
        setting: z.string(),
        /** Where the key is valid. Null: at the vendor's own address. */
        baseUrl: z.string().nullable(),
        connectedAs: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "ProviderOffers" });
export type ProviderOffers = z.infer<typeof ProviderOffers>;
