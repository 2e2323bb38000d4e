import type { Logger } from "../../log.ts";
import type { Carrier } from "./carrier.ts";

/** Writes text messages with their codes to the server log, for trials on one machine. */
export function createLogCarrier(log: Logger): Carrier {
  return {
    async deliver({ id, content }) {
      log.info({ message: id, text: content.text }, "a text message");
    },
  };
}
