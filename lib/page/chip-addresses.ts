/** Attributes in which sites keep the address of a citation chip that is no link, as an address or as JSON with `url` fields. */
export const CHIP_ADDRESS_ATTRIBUTES = ['data-pplx-citation-url', 'data-citation-url', 'data-grouped-citations'] as const;
