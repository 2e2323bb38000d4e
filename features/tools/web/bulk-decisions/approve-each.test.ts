import { expect, it } from "vitest";
import type { Approval } from "../../contract/index.ts";
import { approveEach } from "./approve-each.ts";

const request = (id: string) => ({ id, status: "requested" }) as Approval;
const [first, second, third] = [request("1"), request("2"), request("3")];

it("tells of each request that was approved, as the server says it is, so that each keeps its card", async () => {
  const told: Approval[] = [];
  const approve = async (approval: Approval): Promise<Approval> => ({ ...approval, status: "approved" });
  expect(
    await approveEach([first, second], { approve, onApproved: (one) => void told.push(one) }),
  ).toBeUndefined();
  expect(told.map(({ id, status }) => [id, status])).toEqual([
    ["1", "approved"],
    ["2", "approved"],
  ]);
});

it("ends with the first refusal, and tells nothing of what still waits", async () => {
  const told: string[] = [];
  const approve = async (approval: Approval) => {
    if (approval === second) throw new Error("It was changed.");
    return approval;
  };
  const end = await approveEach([first, second, third], {
    approve,
    onApproved: ({ id }) => void told.push(id),
  });
  expect(end).toMatchObject({ refused: { id: "2" }, failure: { message: "It was changed." } });
  expect(told).toEqual(["1"]);
});
