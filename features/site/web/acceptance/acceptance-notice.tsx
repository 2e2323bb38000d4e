import { useQueryClient } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { Link } from "react-router";
import { describeError } from "#platform/web/api/api-error.ts";
import { api, apiQuery } from "#platform/web/api/client.ts";
import { Notice } from "#platform/web/notices/notice.tsx";
import { NoticeButton } from "#platform/web/notices/notice-button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";

const acceptances = apiQuery.queryOptions("get", "/api/v1/legal-acceptances");

/** Asks for acceptance of legal texts. It does not block work. */
export function AcceptanceNotice() {
  const client = useQueryClient();
  const { data } = apiQuery.useQuery("get", "/api/v1/legal-acceptances", undefined, { staleTime: 60_000 });
  const [isBusy, setBusy] = useState(false);
  const asked = data?.asked ?? [];
  if (asked.length === 0) return null;

  const accept = async () => {
    setBusy(true);
    try {
      for (const { type, language, version } of asked) {
        const { data: now } = await api.POST("/api/v1/legal-acceptances", {
          body: { language, [type]: version },
        });
        client.setQueryData(acceptances.queryKey, now);
      }
      notify({ type: "success", title: "Success", message: "Your acceptance is recorded.", duration: 5000 });
      // The focused button has disappeared.
      document.getElementById("main")?.focus();
    } catch (error) {
      setBusy(false);
      notify({ type: "error", title: "Error", message: describeError(error), autoClose: false });
    }
  };

  return (
    <Notice
      name="Changed legal texts"
      action={
        <NoticeButton busy={isBusy} busyLabel="Accepting..." onClick={() => void accept()}>
          Accept
        </NoticeButton>
      }
    >
      <p>
        Please read and accept{" "}
        {asked.map(({ type, title, version, language }, index) => (
          <Fragment key={type}>
            {index > 0 && " and "}
            <Link
              to={`${language === "de" ? "/de" : ""}/legal/${type}`}
              reloadDocument={language === "de"}
              className="font-medium underline underline-offset-4"
            >
              {title}, version {version}
            </Link>
          </Fragment>
        ))}
        .
      </p>
    </Notice>
  );
}
