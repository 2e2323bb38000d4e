import type { JsonObject } from "#platform/contract/json.ts";
import type { ToolForm } from "../../contract/index.ts";
import type { LoadedConnection } from "../load-connection.ts";

/** A call of a tool of a connection. */
export interface ConnectionCall {
  loaded: LoadedConnection;
  remoteName: string;
  /** The form that was agreed to. Another one is not called. */
  form: ToolForm;
  formHash: string;
  input: JsonObject;
  /** It changes something, reaches people outside or cannot be taken back. */
  isConsequential: boolean;
  /** Time has passed since it was decided, for example until somebody approved it. */
  hasWaited: boolean;
  /** The same in every attempt. */
  callId: string;
  signal: AbortSignal;
}
