import type { AdminAct, InvoiceActKind } from "../../contract/admin.ts";
import { SandboxError } from "../../contract/sandbox-error.ts";
import { addDelivery, delayDeliveries, dropDeliveries } from "../../storage/deliveries.repository.ts";
import { setFault } from "../../storage/faults.repository.ts";
import { advanceClock } from "../clock/advance-clock.ts";
import { periodEndOf } from "../due-of.ts";
import { getStored } from "../get-stored.ts";
import { fromSeconds } from "../seconds.ts";
import { findLatestSubscription } from "../subscriptions/find-latest-subscription.ts";
import { type World, worldOfCustomer } from "../world.ts";
import { actOnInvoice } from "./act-on-invoice.ts";
import { installationNameOf } from "./installation-name.ts";
import { reset } from "./reset.ts";

const delayMs = 60_000;
const mostTimes = 1_000;

export async function actAsAdmin(world: World, act: AdminAct): Promise<void> {
  switch (act.kind) {
    case "advance_clock":
      return advanceClock(world, act.customerId, await readTime(world, act.customerId, act.to));
    case "set_fault": {
      const isCount = Number.isInteger(act.times) && act.times >= 0 && act.times <= mostTimes;
      if (!isCount) throw new SandboxError("invalid_value", `Choose a number from 0 to ${mostTimes}.`);
      return setFault(world.client, act.fault, act.times);
    }
    case "reset":
      if (act.typedName.trim() !== installationNameOf(world)) {
        throw new SandboxError(
          "invalid_value",
          "This is not the name of this installation. Nothing was reset.",
        );
      }
      return reset(world);
    case "refund_invoice":
    case "dispute_invoice":
    case "win_dispute":
    case "lose_dispute":
      return actOnInvoice(world, act.kind, act.invoiceId);
    default:
      return changeDelivery(world, act);
  }
}

type DeliveryAct = Exclude<AdminAct, { kind: "advance_clock" | "set_fault" | "reset" | InvoiceActKind }>;

async function changeDelivery(world: World, { kind, eventId }: DeliveryAct): Promise<void> {
  const { client, wallNow } = world;
  await getStored(world, "event", eventId);
  if (kind === "replay_event") {
    // Pending deliveries happen now; a finished one is repeated.
    const waiting = await delayDeliveries(client, eventId, wallNow);
    if (waiting === 0) await addDelivery(client, eventId, wallNow);
    return;
  }
  if (kind === "duplicate_event") return addDelivery(client, eventId, wallNow);
  const changed =
    kind === "delay_event"
      ? await delayDeliveries(client, eventId, new Date(wallNow.getTime() + delayMs))
      : await dropDeliveries(client, eventId, wallNow);
  if (changed === 0) throw new SandboxError("invalid_value", "This event has already been brought.");
}

const dayMs = 86_400_000;
const mostDays = 400;

async function readTime(
  world: World,
  customerId: string,
  to: Extract<AdminAct, { kind: "advance_clock" }>["to"],
): Promise<Date> {
  if (to instanceof Date) return to;
  const { now } = await worldOfCustomer(world, customerId);
  if (typeof to === "object") {
    if (!(to.days > 0 && to.days <= mostDays)) {
      throw new SandboxError("invalid_time", `Choose from 1 to ${mostDays} days.`);
    }
    return new Date(now.getTime() + to.days * dayMs);
  }
  const subscription = (await findLatestSubscription(world, customerId))?.object;
  const end = to === "trial_end" ? subscription?.trial_end : subscription && periodEndOf(subscription);
  const isAhead = end && fromSeconds(end) > now;
  if (!isAhead) throw new SandboxError("no_subscription", "There is no such day ahead for this customer.");
  return fromSeconds(end);
}
