import type { LandingPage } from "../../../contract/landing-page.ts";

/** The operator with stated details. Empty when unnamed. */
export function OperatorLine({ page }: { page: Pick<LandingPage, "operator" | "labels"> }) {
  const { name, address, url } = page.operator;
  if (!name) return null;
  const lines = address.split(/\s*\n\s*/).filter(Boolean);
  return (
    <p className="wrap-anywhere">
      {page.labels.operatedBy}{" "}
      {url ? (
        <a href={url} className="text-ink-2 underline decoration-line-3 underline-offset-4 hover:text-ink-1">
          {name}
        </a>
      ) : (
        <span className="text-ink-2">{name}</span>
      )}
      {lines.length > 0 && `, ${lines.join(", ")}`}
    </p>
  );
}
