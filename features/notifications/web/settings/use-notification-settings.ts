import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "#features/auth/web/index.tsx";
import { api } from "#platform/web/api/client.ts";
import type { NotificationSettings } from "../../contract/notification-settings.ts";

const queryKey = ["notification-settings"];

/** Where the person is told of what in this workspace. A choice is on screen at once, and stored one after the other. */
export function useNotificationSettings() {
  const client = useQueryClient();
  const zone = useOwnTimeZone();
  const settings = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data } = await api.GET("/api/v1/notifications/settings", { signal });
      // Until something is chosen, the times are those of the person.
      return data && { ...data, timeZone: data.isChosen ? data.timeZone : zone };
    },
  });
  const choose = useMutation({
    scope: { id: "notification-settings" },
    mutationFn: (body: NotificationSettings) => api.PUT("/api/v1/notifications/settings", { body }),
    onMutate: (next) => {
      client.setQueryData(queryKey, { ...next, isChosen: true });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return {
    settings,
    failure: choose.error,
    change: (part: Partial<NotificationSettings>) => {
      const known = client.getQueryData<NotificationSettings & { isChosen: boolean }>(queryKey);
      if (!known) return;
      const { isChosen: _is, ...chosen } = known;
      choose.mutate({ ...chosen, ...part });
    },
  };
}

/** The time zone of the profile, else of the browser. */
function useOwnTimeZone(): string {
  const session = useSession();
  const { timezone } = session.status === "signed-in" ? session.user.user_metadata : {};
  return typeof timezone === "string" ? timezone : Intl.DateTimeFormat().resolvedOptions().timeZone;
}
