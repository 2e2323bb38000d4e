import { runErrors } from "../../contract/index.ts";
import type { Ending } from "../run-driver.ts";

/** A failed ending with an error of this feature. */
export function failed(code: keyof typeof runErrors): Ending {
  return { status: "failed", error: { code, message: runErrors[code][1] } };
}
