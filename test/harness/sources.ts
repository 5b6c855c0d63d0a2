/** Hosts that the background reads documents from: Sanity's query API, with and without its cache. */
export const SANITY_HOSTS = ['api.sanity.io', 'apicdn.sanity.io'];

/** NHTSA's public interface and its files. */
export const NHTSA_HOSTS = ['api.nhtsa.gov', 'static.nhtsa.gov'];

/** Lets every question of the extension through to the public sources. */
export const LIVE = Object.fromEntries([...SANITY_HOSTS, ...NHTSA_HOSTS].map((host) => [host, 'pass' as const]));
