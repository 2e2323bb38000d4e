import type { Logger } from "../../log.ts";
import type { Carrier } from "./carrier.ts";

/** Text messages into the server's log, with their codes: for trying things out on one machine. */
export function createLogCarrier(log: Logger): Carrier {
  return {
    async deliver({ id, content }) {
      log.info({ message: id, text: content.text }, "a text message");
    },
  };
}
