import { useQuery, useQueryClient } from "@tanstack/react-query";
import { AdminFrame } from "#features/admin/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Switch } from "#platform/web/ui/switch.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";

const queryKey = ["public-link-policy"];

/** Whether people may make public links, for admins. */
export function LinkPolicyPage() {
  const client = useQueryClient();
  const policy = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.GET("/api/v1/admin/public-links", { signal })).data ?? null,
  });

  const change = async (isAllowed: boolean) => {
    try {
      await api.PUT("/api/v1/admin/public-links", { body: { isAllowed } });
      notify({
        type: "success",
        title: isAllowed ? "Public links are allowed" : "Public links are forbidden",
        duration: 4000,
      });
    } catch (error) {
      notify({ type: "error", title: "The setting was not saved", message: describeError(error) });
    }
    await client.invalidateQueries({ queryKey });
  };

  return (
    <AdminFrame title="Public links" lead="Copies of conversations that people share with outsiders.">
      <Panel
        title="Sharing with a link"
        description="A public link shows a read-only copy of one conversation to everybody who has it."
      >
        <UntilLoaded of={policy} title="The setting could not be loaded" />
        {policy.data && (
          <>
            <Switch
              label="People may make public links"
              hint="While this is off, nobody can make a link and existing links do not open. They work again once it is on."
              checked={policy.data.isAllowed}
              onChange={(event) => void change(event.target.checked)}
            />
            <p className="mt-4 text-sm text-ink-2 tabular-nums">{activeWords(policy.data.activeCount)}</p>
          </>
        )}
      </Panel>
    </AdminFrame>
  );
}

function activeWords(count: number): string {
  if (count === 0) return "No link has been made, or all have ended.";
  return count === 1 ? "1 link has not ended." : `${count.toLocaleString("en-US")} links have not ended.`;
}
