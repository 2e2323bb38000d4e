import { Link } from "react-router";
import { useSession } from "#features/auth/web/index.tsx";
import { Logo } from "#platform/web/ui/logo.tsx";
import { SignedInNavigation } from "./signed-in-navigation.tsx";
import { VisitorNavigation } from "./visitor-navigation.tsx";

/** The bar over every page. */
export function Navigation() {
  const { status } = useSession();
  return (
    <header className="border-b border-line-1 bg-paper-1 print:hidden">
      <div className="flex flex-wrap items-center gap-x-2 page-gutter lg:flex-nowrap">
        <Link
          to={status === "signed-in" ? "/dashboard" : "/"}
          reloadDocument={status !== "signed-in"}
          aria-label="Adjutant, home"
          className="-ml-1 flex h-14 shrink-0 items-center rounded-md"
        >
          <Logo />
        </Link>
        {status === "signed-in" && <SignedInNavigation />}
        {(status === "signed-out" || status === "second-step") && <VisitorNavigation />}
      </div>
    </header>
  );
}
