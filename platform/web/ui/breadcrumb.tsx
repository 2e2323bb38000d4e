import { Fragment } from "react";
import { Link } from "react-router";

/** The path from the top to the current page, which comes last. */
export function Breadcrumb({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-1.5 text-sm text-ink-3">
        {trail.map(({ label, to }, index) => (
          <Fragment key={label}>
            {index > 0 && (
              <li aria-hidden="true" className="text-line-3">
                /
              </li>
            )}
            <li>
              {to ? (
                <Link
                  to={to}
                  className="hit-area rounded-sm hover:text-ink-1 hover:underline hover:underline-offset-4"
                >
                  {label}
                </Link>
              ) : (
                <span aria-current="page" className="text-ink-1">
                  {label}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
