// The address: `route.path` is what is shown, `go` changes it without loading the page again.
export const route = $state({ path: location.pathname, query: location.search });

function follow(): void {
  route.path = location.pathname;
  route.query = location.search;
}

export function go(to: string): void {
  if (to !== location.pathname + location.search + location.hash) history.pushState(null, "", to);
  follow();
  if (!to.includes("#")) scrollTo(0, 0); // whoever shows the page finds the place
}

/** Plain clicks on links to our own pages stay in this page. */
function onclick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (
    link.origin !== location.origin ||
    link.pathname.startsWith("/api/") ||
    link.getAttribute("href")?.startsWith("#")
  )
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", follow);
document.addEventListener("click", onclick);
