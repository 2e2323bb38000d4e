import { Banner } from "#platform/web/ui/banner.tsx";
import type { AgentNotice } from "../../contract/index.ts";

/** What to look at in a draft. Nothing without notices. */
export function Notices({ tone, title, notices }: NoticesProps) {
  if (notices.length === 0) return null;
  return (
    <Banner tone={tone}>
      <p className="font-medium">{title}</p>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {notices.map(({ field, message }) => (
          <li key={`${field} ${message}`} className="wrap-anywhere">
            {message}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

interface NoticesProps {
  tone: "bad" | "warn" | "info";
  title: string;
  notices: readonly AgentNotice[];
}
