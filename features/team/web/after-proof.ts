import { askForProof } from "#features/auth/web/index.tsx";
import { ApiError } from "#platform/web/api/api-error.ts";

/** Repeats a call that wants a recent proof, once the person has proved themselves. Rejects with the refusal. */
export async function afterProof<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (failure) {
    const isProofWanted = failure instanceof ApiError && failure.code === "member.prove_again";
    if (!isProofWanted || !(await askForProof())) throw failure;
    return call();
  }
}
