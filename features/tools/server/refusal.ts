/** Why a tool call is not carried out. */
export interface Refusal {
  code: `${string}.${string}`;
  /** For the model. */
  message: string;
  /** One line for the person. */
  summary: string;
}
