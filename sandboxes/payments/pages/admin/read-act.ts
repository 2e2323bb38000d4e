import { z } from "zod";
import { type AdminAct, faultKinds, invoiceActKinds } from "../../contract/admin.ts";

const id = z.string().min(1).max(200);

const Form = z.discriminatedUnion("act", [
  z.object({ act: z.literal("advance_clock"), customerId: id, to: z.string().max(20) }),
  z.object({ act: z.literal("set_fault"), fault: z.enum(faultKinds), times: z.string().max(10) }),
  z.object({
    act: z.enum(["replay_event", "duplicate_event", "delay_event", "drop_event"]),
    eventId: id,
  }),
  z.object({ act: z.enum(invoiceActKinds), invoiceId: id }),
  z.object({ act: z.literal("reset"), typedName: z.string().max(500) }),
]);

/** Parses a form's act, with the message for its success. */
export function readAct(body: unknown): { act: AdminAct; done: string } {
  const form = Form.parse(body);
  switch (form.act) {
    case "advance_clock":
      return { act: { kind: form.act, customerId: form.customerId, to: readTo(form.to) }, done: "clock" };
    case "set_fault": {
      const times = /^\d{1,4}$/.test(form.times.trim()) ? Number(form.times) : Number.NaN;
      return { act: { kind: form.act, fault: form.fault, times }, done: "fault" };
    }
    case "reset":
      return { act: { kind: form.act, typedName: form.typedName }, done: "reset" };
    case "refund_invoice":
    case "dispute_invoice":
    case "win_dispute":
    case "lose_dispute":
      return { act: { kind: form.act, invoiceId: form.invoiceId }, done: "money" };
    default:
      return { act: { kind: form.act, eventId: form.eventId }, done: "event" };
  }
}

function readTo(to: string): Extract<AdminAct, { kind: "advance_clock" }>["to"] {
  return to === "trial_end" || to === "period_end" ? to : { days: Number(to) };
}
