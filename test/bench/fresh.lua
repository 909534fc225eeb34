-- For wrk: asks for an address that ends in a number, each time in the next one. Arguments: what stands before the number, and the first of them.
local before, number

function init(arguments)
  before, number = arguments[1], tonumber(arguments[2])
end

function request()
  number = number + 1
  return wrk.format("GET", before .. string.format("%d", number))
end
