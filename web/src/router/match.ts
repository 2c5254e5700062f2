export type Params = Readonly<Record<string, string | undefined>>;

/**
 * The first of the routes whose pattern, such as `/rewards/:urlParam?`, takes the path: without regard to case and to a
 * slash too many.
 */
export function matchRoute<R extends { pattern: string }>(
  routes: readonly R[],
  pathname: string,
): { route: R; params: Params } | undefined {
  const segments = segmentsOf(pathname).map(decoded);
  for (const route of routes) {
    const params = paramsOf(segmentsOf(route.pattern), segments);
    if (params) return { route, params };
  }
  return undefined;
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Params | undefined {
  if (segments.length > pattern.length) return undefined;
  const params: Record<string, string | undefined> = {};
  for (const [place, part] of pattern.entries()) {
    const segment = segments[place];
    if (part.startsWith(':')) {
      if (segment === undefined && !part.endsWith('?')) return undefined;
      params[part.replace(/^:|\?$/g, '')] = segment;
    } else if (segment?.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return params;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** What somebody typed may be no encoded text at all. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
