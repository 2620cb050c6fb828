/** Access to the site in the form, for the top bar. */
export function accessStatement(access: 'granted' | 'this-click' | 'none' | null, host: string): string {
  switch (access) {
    case 'granted':
      return `Access: ${host}, this site only`;
    case 'this-click':
      return `Access: ${host}, while its tab stays there`;
    case 'none':
      return `Access: not yet for ${host}`;
    case null:
      return 'Access: no site yet';
  }
}

/** A match pattern as a person reads it: `https://www.example.com/*` is `https://www.example.com`. */
export function siteOfPattern(pattern: string): string {
  if (pattern === '<all_urls>') return 'every site';
  return pattern.replace(/\/\*$/, '').replace('*://', 'http(s)://');
}
