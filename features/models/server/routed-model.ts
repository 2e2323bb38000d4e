import type { ProviderKind } from "../contract/model.ts";
import type { ModelCall, PaidModel } from "./metering/model-call.ts";

/** The model of an answer, as shown to a person. */
export interface ModelIdentity {
  /** Id of the model's row. "builtin" for the built-in assistant. */
  id: string;
  kind: ProviderKind | "builtin";
  provider: string;
  modelId: string;
  label: string;
  isBuiltin: boolean;
}

/** A model that needs a payer. If nobody chose it, it has fallbacks for a failure before its first word. */
export interface RoutedModel extends ModelIdentity {
  /**
   * The model for one call, paid by the call's payer. Throws `limit_reached` on use when the budget is
   * exhausted.
   */
  paidBy(call: ModelCall): PaidModel;
  contextTokens: number | null;
  supportsTools: boolean;
  /** Whether it sees images, as a test observed. */
  supportsImages: boolean;
  /** The model of the last answer. A fallback when the first one failed. */
  answeredBy(): ModelIdentity;
}
