import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endOfDay } from "#features/entitlements/web/index.tsx";
import { api } from "#platform/web/api/client.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { useJoinLinkActs } from "./use-join-links.ts";
import { readUses, UsesAndDays, usualLife } from "./uses-and-days.tsx";

/** Makes a link that gives a plan. */
export function NewPlanLinkDialog({ onMade, onClose }: NewPlanLinkDialogProps) {
  const { makePlanLink } = useJoinLinkActs();
  const plans = usePlanChoice();
  const [name, setName] = useState("");
  const [planKey, setPlanKey] = useState<string | null>(null);
  const [lastDay, setLastDay] = useState("");
  const [life, setLife] = useState(usualLife);
  const planEndsAt = endOfDay(lastDay);

  const submit = () => {
    const mostUses = readUses(life.uses);
    if (mostUses === undefined || !planKey || !planEndsAt) return undefined;
    const body = { name, mostUses, days: Number(life.days), planKey, planEndsAt };
    return makePlanLink(body).then((made) => made && onMade(made.token));
  };

  return (
    <FormDialog
      size="md"
      title="Make a link to a plan"
      description="It asks nobody: give it only to people who shall have the plan."
      submitLabel="Make the link"
      onClose={onClose}
      onSubmit={submit}
    >
      {({ isChecked }) => (
        <>
          <TextField
            label="Name"
            hint="Optional. Only admins see it."
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <UntilLoaded of={plans} title="The plans could not be loaded" />
          <Select
            label="Plan"
            options={plans.data ?? []}
            value={planKey}
            onChange={setPlanKey}
            {...(isChecked && !planKey && { error: "Choose a plan." })}
          />
          <TextField
            label="Last day of the plan"
            type="date"
            value={lastDay}
            onChange={(event) => setLastDay(event.target.value)}
            {...(isChecked && !planEndsAt && { error: "Choose today or a later day." })}
          />
          <UsesAndDays life={life} onChange={setLife} isChecked={isChecked} />
        </>
      )}
    </FormDialog>
  );
}

/** The plans that have values here, by key. */
function usePlanChoice() {
  return useQuery({
    queryKey: ["plan-links", "plans"],
    queryFn: async ({ signal }) => {
      const { data } = await api.GET("/api/v1/admin/plan-entitlements", {
        params: { query: { limit: 100 } },
        signal,
      });
      const keys = [...new Set((data?.items ?? []).map(({ planKey }) => planKey))];
      return keys.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
    },
  });
}

interface NewPlanLinkDialogProps {
  onMade: (token: string) => void;
  onClose: () => void;
}
