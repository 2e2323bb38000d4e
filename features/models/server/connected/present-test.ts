import type { ModelTest } from "../../contract/connected-model.ts";
import type { TestedModel } from "../test-model.ts";

/** The result of a test, for admins. */
export function presentTest(
  { failure, said, firstPartMs, capabilities }: TestedModel,
  isEnabled: boolean,
): ModelTest {
  return {
    failure: failure ? { code: failure.code, message: failure.message, said: said ?? null } : null,
    firstPartMs: firstPartMs ?? null,
    capabilities,
    isEnabled,
  };
}
