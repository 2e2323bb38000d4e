import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "#platform/web/api/client.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";

/** Accepted versions of terms and privacy policy, with dates. */
export function AcceptedTextsPanel() {
  const query = useQuery({
    queryKey: ["auth", "accepted-texts"],
    queryFn: async ({ signal }) => (await api.GET("/api/v1/legal-acceptances", { signal })).data,
  });
  const { data } = query;
  return (
    <Panel title="Accepted legal texts">
      <UntilLoaded
        of={query}
        title="The accepted legal texts could not be loaded"
        waiting={<Skeleton className="h-10 w-full" />}
      />
      {data?.accepted.length === 0 && <p className="text-sm text-ink-2">None recorded.</p>}
      <ul className="divide-y divide-line-1">
        {data?.accepted.map(({ type, title, version, language, acceptedAt, isNewest }) => (
          <li key={type} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-sm">
            <Link
              to={`${language === "de" ? "/de" : ""}/legal/${type}?version=${version}`}
              reloadDocument={language !== "en"}
              className="hit-area font-medium underline decoration-line-3 underline-offset-4 hover:text-accent"
            >
              {title}
            </Link>
            <span className="text-ink-2">
              Version {version}
              {language === "de" && " (German)"}, on {day.format(new Date(acceptedAt))}
              {!isNewest && <span className="text-ink-3"> · newer version available</span>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });
