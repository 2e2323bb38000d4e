/** Why a tool call is not executed. */
export interface Refusal {
  code: `${string}.${string}`;
  /** For the model. */
  message: string;
  /** One line for the person. */
  summary: string;
  /** The person pressed Stop. Nobody denied the call. */
  isStop?: true;
}
