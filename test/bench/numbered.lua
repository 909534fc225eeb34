-- For wrk: each request's address ends in the next number. Arguments: the address before the number, and the first number.
local before, number

function init(arguments)
  before, number = arguments[1], tonumber(arguments[2])
end

function request()
  number = number + 1
  return wrk.format("GET", before .. string.format("%d", number))
end
