import { addressProved } from "#features/auth/contract/events.ts";
import { subscribe } from "#platform/server/events/subscribe.ts";
import { recognizePeople } from "./recognize-people.ts";

/** Recognizes directory people as soon as their address is proved. */
export const recognizeWhenProved = subscribe(addressProved, {
  name: "provisioning.recognize_people",
  async perform(ctx, { userId }) {
    await recognizePeople(ctx, { userId });
  },
});
