import type { ProviderKind } from "../contract/model.ts";
import type { ModelCall, PaidModel } from "./metering/model-call.ts";

/** Which model an answer comes from, as a person sees it. */
export interface ModelIdentity {
  /** Id of the model's row; "builtin" for the built-in assistant. */
  id: string;
  kind: ProviderKind | "builtin";
  provider: string;
  modelId: string;
  label: string;
  isBuiltin: boolean;
}

/** A model ready to be called once somebody pays; when nobody chose it, with others behind it should it fail before its first word. */
export interface RoutedModel extends ModelIdentity {
  /** The model for one call, at the cost of whoever the call says. Throws `limit_reached` when it is asked and the budget is used up. */
  paidBy(call: ModelCall): PaidModel;
  contextTokens: number | null;
  supportsTools: boolean;
  /** The model that gave the last answer: another than the first when that one failed. */
  answeredBy(): ModelIdentity;
}
