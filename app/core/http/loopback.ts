/** Whether an address's host is this machine; IPv6 in its brackets, as URL gives it. */
export const isLoopback = (hostname: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
