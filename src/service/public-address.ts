import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Addresses that are not of the internet: nobody outside can say where they are or is told of them, and nothing is sent to them. */
const unroutable = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  unroutable.addSubnet(network, prefix, 'ipv4')
}
/** Of IPv6 only 2000::/3 is in use on the internet, without the tunnels that lead to an IPv4 address of any kind (Teredo, 6to4). */
const routable6 = new BlockList()
routable6.addSubnet('2000::', 3, 'ipv6')
unroutable.addSubnet('2001::', 32, 'ipv6')
unroutable.addSubnet('2002::', 16, 'ipv6')

/** Whether an address is one of the internet. */
export const isPublicAddress = (address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return !unroutable.check(plain, 'ipv4')
  return isIPv6(plain) && !plain.includes('%') && routable6.check(plain, 'ipv6') && !unroutable.check(plain, 'ipv6')
}
