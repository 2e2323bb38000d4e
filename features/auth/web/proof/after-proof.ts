import { ApiError } from "#platform/web/api/api-error.ts";
import { askForProof } from "./proof-request.ts";

/** Repeats a call that was refused with the code `refusal`, once the person has proved themselves. Rejects with the refusal. */
export async function afterProof<Result>(call: () => Promise<Result>, refusal: string): Promise<Result> {
  try {
    return await call();
  } catch (failure) {
    const isProofWanted = failure instanceof ApiError && failure.code === refusal;
    if (!isProofWanted || !(await askForProof())) throw failure;
    return call();
  }
}
