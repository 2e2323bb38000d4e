import { expect, it } from "vitest";
import { avatarAddress } from "./avatar-address.ts";

it("is made of the person, the picture and the size", () => {
  const user = { id: "p1", app_metadata: { avatar: "a1" } };
  expect(avatarAddress(user, "small")).toBe("/api/v1/avatars/p1/a1/small");
});

it("is not there without a picture", () => {
  expect(avatarAddress({ id: "p1", app_metadata: {} }, "large")).toBeUndefined();
});
